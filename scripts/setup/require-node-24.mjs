// This is plain JavaScript, so that an older Node can run it and print the message.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Foodlog needs Node 24 or later and this is Node ${process.versions.node}: the servers and scripts are TypeScript that Node runs directly. Install Node 24 from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
