import type { Language, Subject } from "../../subject.ts";
import type { Place, Site } from "./site.ts";
import TABLE from "./formerNames.json" with { type: "json" };

/** A name that a released library has changed. */
interface FormerName {
	readonly language: Language;
	readonly at: Place;
	readonly now: string;
	readonly before: string;
	/** Whether the release that is checked still accepts the former name. */
	readonly accepted?: boolean;
	/** Where the change is stated. */
	readonly source: string;
}

const ALL = TABLE as readonly FormerName[];

/** The names that what is at a site had before. */
export const formerNames = ({ at, text }: Site, language: Language): readonly string[] =>
	ALL.filter((one) => one.language === language && one.at === at && one.now === text).map(({ before }) => before);

/** Whether a planted former name does the same as the present one. */
export const isStillAccepted = ({ change, subject }: { readonly change: string; readonly subject: Subject }): boolean =>
	ALL.some((one) => one.accepted === true && one.language === subject.language && change === changeText(one));

const changeText = ({ now, before }: FormerName): string => `${now} → ${before}`;
