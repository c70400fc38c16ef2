export const typefacePackage = '@fontsource-variable/figtree';

interface Packages {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Returns the commands that install the dependencies in the package.json of a project. */
export function installCommands(packageJson: string, typeface: boolean): string {
  const { dependencies, devDependencies = {} }: Packages = JSON.parse(packageJson);
  const names = ['@foodlog/ui', ...Object.keys(dependencies)];
  if (typeface) names.push(typefacePackage);
  const lines = [`npm install ${names.join(' ')}`];
  const tools = Object.keys(devDependencies);
  if (tools.length > 0) lines.push(`npm install --save-dev ${tools.join(' ')}`);
  return lines.join('\n');
}
