import type { Building } from "@vitrine/search";
import type { Access } from "../site/access.ts";
import type { Collections } from "../site/collections.ts";
import type { Config } from "../site/config.ts";
import type { Assets } from "./assets.ts";
import type { Log } from "./log/log.ts";
import type { Measures } from "./metrics/measures.ts";
import type { Store } from "./store.ts";

/** The dependencies of the site. */
export interface Deps {
	readonly store: Store;
	readonly config: Config;
	readonly assets: Assets;
	/** Who may see what; open to all unless given. */
	readonly access?: Access;
	/** How far the index is built; it is complete unless given. */
	readonly building?: () => Building | undefined;
	/** None unless given. */
	readonly collections?: Collections;
	/** Standard error, in sentences, unless given. */
	readonly log?: Log;
	/** Measures the work of the site; nothing is measured without it. */
	readonly measures?: Measures;
}
