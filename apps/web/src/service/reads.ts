import type { Report } from "@vitrine/verify";
import type { Site } from "../site/site.ts";

/** What answers are made from. */
export interface Reads extends Pick<Site, "store" | "config"> {
	readonly report: Report;
	/** The origin of links; empty where no server has one. */
	readonly origin: string;
}
