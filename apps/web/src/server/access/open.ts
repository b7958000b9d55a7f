import type { Access } from "../../site/access.ts";
import { EVERYONE } from "../../site/reader.ts";

/** The access to a site that is open to all; tokens are ignored. */
export const OPEN: Access = {
	isOn: false,
	identify: () => ({ reader: EVERYONE }),
	tryToken: () => ({ refusal: { status: 401, message: "This site is open to all, and has no tokens." } }),
};
