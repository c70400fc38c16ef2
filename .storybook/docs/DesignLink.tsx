interface DesignLinkProps {
  /** The parameter `design` of a story. */
  design?: { url: string };
}

/** Leads from a story to the design file that it was built from. */
export function DesignLink({ design }: DesignLinkProps) {
  return (
    <p className="design">
      {design ? <a href={design.url}>Design file</a> : 'No design file is linked yet.'}
    </p>
  );
}
