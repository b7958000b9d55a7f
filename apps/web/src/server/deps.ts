import type { Config } from "../site/config.ts";
import type { Assets } from "./assets.ts";
import type { Store } from "./store.ts";

/** What the site is made of. */
export interface Deps {
	readonly store: Store;
	readonly config: Config;
	readonly assets: Assets;
}
