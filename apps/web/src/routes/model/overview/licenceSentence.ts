import { links } from "../../../base/links.ts";
import type { ModelFacts } from "../../../facts/facts.ts";
import { licenceTerms } from "../../../facts/licenceTerms.ts";
import { type Fact, listed, type Piece, type Sentence } from "./sentence.ts";

type Licensed = Pick<ModelFacts, "licences" | "ownLicence">;

/** What may be done with a model, by its licence, with a link to the text of it. */
export function licenceSentence({ licences, ownLicence }: Licensed, owner: string | undefined): Sentence {
	const [tag] = licences;
	if (tag === undefined) return ["No licence is stated: ask ", ownerPiece(owner), " before you use it."];
	if (licences.length > 1)
		return ["Its licences are ", ...listed(licences.slice(0, MOST).map(named)), ": read what each of them allows."];
	const terms = licenceTerms(tag);
	if (terms === undefined) return own(tag, ownLicence);
	return ["Its licence, ", { text: terms.name, href: terms.href, isOutside: true }, `, ${terms.allows}.`];
}

/** Licences that are named. */
const MOST = 5;

const ownerPiece = (owner: string | undefined): Piece =>
	owner === undefined ? "its owner" : { text: owner, isName: true };

function named(tag: string): Fact {
	const terms = licenceTerms(tag);
	return terms
		? { text: terms.name, href: terms.href, isOutside: true }
		: { text: tag, href: links.models({ licence: tag }) };
}

/** A licence that no table has: by its name, else by its tag. */
function own(tag: string, { name, href }: ModelFacts["ownLicence"]): Sentence {
	const isUnnamed = name === undefined && (tag === "other" || tag === "unknown");
	const text = isUnnamed ? "its own licence terms" : (name ?? tag);
	const linked = href === undefined ? {} : { href, ...(!href.startsWith("/") && { isOutside: true as const }) };
	const fallback = isUnnamed ? {} : { href: links.models({ licence: tag }) };
	const what: Fact = { text, ...(href === undefined ? fallback : linked) };
	return isUnnamed
		? ["It has ", what, ": read them before you use it."]
		: ["Its licence is ", what, ": read it before you use the model."];
}
