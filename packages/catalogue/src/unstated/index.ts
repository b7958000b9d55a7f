import { appLanguages } from "./appLanguages.ts";
import { appLicences } from "./appLicences.ts";
import { appPlatforms } from "./appPlatforms.ts";
import { languages } from "./languages.ts";
import { licences } from "./licences.ts";
import { platforms } from "./platforms.ts";
import type { Unstated } from "./unstated.ts";

export type { Unstated } from "./unstated.ts";

/** The facts that a library or an app does not state, by their fields and its key. They are apart from the entries, whose code pages load. */
export const UNSTATED: Readonly<Record<Kind, Readonly<Record<Field, Readonly<Record<string, Unstated>>>>>> = {
	library: { licence: licences, languages, platforms },
	app: { licence: appLicences, languages: appLanguages, platforms: appPlatforms },
};

/** What has facts: keys of a library and of an app can be the same. */
export type Kind = "library" | "app";
type Field = "licence" | "languages" | "platforms";
