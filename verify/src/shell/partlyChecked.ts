/** How the reason starts for commands of which a part was not checked, which follows; reports keep it. */
export const PARTLY_CHECKED = "Commands and options are valid as far as checked; not checked: ";
