/** The title of the block that installs the requirements of the others. */
export const INSTALL = "Install";
