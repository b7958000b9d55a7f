import type { ModelRecord } from "@vitrine/model";
import type { Library } from "../../shapes.ts";
import type { Contents } from "../contents/contents.ts";
import type { Evidence } from "../evidence.ts";
import type { Reason } from "../reasons.ts";
import type { Fit } from "../ways.ts";
import type { RuleName } from "./names.ts";

/** What rules decide from. */
export interface Facts {
	readonly record: ModelRecord;
	readonly contents: Contents;
	/** The library whose key is the `library_name`. */
	readonly named: Library | undefined;
	/** The libraries whose keys are tags, in catalogue order, without the named one. */
	readonly tagged: readonly Library[];
	/** A program that the card names and for which there is no code: neither in the catalogue nor under another name. */
	readonly other: string | undefined;
	/** The program that alone loads the model. */
	readonly program: Program | undefined;
	/** Whether the weights only assist a larger model, as a draft model or a projector does. */
	readonly assists: boolean;
}

/** A program that has no released package. */
export interface Program {
	/** What a sentence calls it. */
	readonly label: string;
	/** The library whose code uses it; absent if there is none for this model. */
	readonly library?: Library;
}

/** A way that a rule offers. Its fit is computed from what the loader reads, unless the rule states it. */
export interface Offer {
	readonly kind: "library" | "app" | "files";
	readonly key: string;
	readonly reason: Reason;
	readonly from: Evidence;
	readonly fit?: Fit;
}

/** A rule of the table: what it offers for some records. The first rule that offers a loader decides on its reason. */
export interface Rule {
	readonly name: RuleName;
	/** The offers, best first; empty where the rule does not apply. */
	readonly offers: (facts: Facts) => readonly Offer[];
}

/** The offer of a library. */
export const library = (key: string, reason: Reason, from: Evidence): Offer => ({ kind: "library", key, reason, from });

/** The offer of an app. */
export const app = (key: string, reason: Reason, from: Evidence): Offer => ({ kind: "app", key, reason, from });

/** An offer of what may not read the repository. */
export const unsure = (offer: Offer): Offer => ({ ...offer, fit: "unsure" });

/** The offer to fetch the files. */
export const files = (reason: Reason, from: Evidence): Offer => ({ kind: "files", key: "files", reason, from });
