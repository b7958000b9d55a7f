import { versionsOf } from "../environments/node.ts";
import { once } from "../once.ts";

/** The environment with the packages that commands run with npx. */
export const NPX_PACKAGES = "run-npx";

/** The versions of these packages. */
export const npxVersions = once(() => versionsOf(NPX_PACKAGES));
