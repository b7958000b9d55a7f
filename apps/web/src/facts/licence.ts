import type { ModelRecord } from "@vitrine/model";
import { links } from "../base/links.ts";

/** A custom licence: its name and the link to its text; each absent if the card does not state it. */
export interface OwnLicence {
	readonly name?: string;
	/** A file of the repository, or an `http(s):` address. */
	readonly href?: string;
}

/** Reads the card's `license_name` and `license_link`. */
export function ownLicence({ id, cardData, siblings = [] }: ModelRecord): OwnLicence {
	const name = text(cardData?.["license_name"]);
	const link = text(cardData?.["license_link"]);
	const file = siblings.find(({ rfilename }) => rfilename === link)?.rfilename;
	const href = file === undefined ? outside(link) : links.model(id, { tab: "files", file });
	return { ...(name !== undefined && { name }), ...(href !== undefined && { href }) };
}

function text(value: unknown): string | undefined {
	return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function outside(link: string | undefined): string | undefined {
	if (link === undefined || !/^https?:\/\//i.test(link) || !URL.canParse(link)) return undefined;
	return new URL(link).href;
}
