/** The positions of characters of an id or a file name that look like others, in UTF-16 units, ascending. */
export function lookalikesIn(name: string): readonly number[] {
	if (ASCII.test(name)) return [];
	const alone = [...name.matchAll(ALONE)].map(({ index }) => index);
	const inWords = [...name.matchAll(WORDS)].flatMap(({ 0: word, index }) => inWord(word).map((at) => at + index));
	return [...new Set([...alone, ...inWords])].toSorted((a, b) => a - b);
}

const ASCII = /^[\0-\x7f]*$/;

/** Characters that stand for an ASCII character wherever they are: variants of letters and digits, white space, signs. */
const ALONE =
	/(?! )\p{Zs}|[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u2100-\u214f\u2160-\u217f]|[\u0251\u0261\u2010-\u2013\u2024\u2044\u2212\u2215\u2236\u2571\u29f8\ua789\ufe63]/gu;

const WORDS = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Letters of scripts that share shapes with Latin; of Greek only those that a Latin letter resembles, because the others are signs of science. */
const FOREIGN =
	/[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Glagolitic}\p{Script=Georgian}\p{Script=Deseret}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχϲϳ]/gu;

/** Words of letters that each look like a Latin letter. */
const ALL_ALIKE = /^[аеорсухіјѕһԁԛԝѵӏАВЕКМНОРСТУХІЈЅԚԜҺӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧινορυϲϳօոսցհՕՏԼ]{2,}$/u;

/** Of a word in two scripts, the letters of the rarer one; of a word that only looks Latin, all letters. */
function inWord(word: string): readonly number[] {
	const foreign = positions(word, FOREIGN);
	if (ALL_ALIKE.test(word)) return foreign;
	const latin = positions(word, LATIN);
	if (foreign.length === 0 || latin.length === 0) return [];
	return latin.length < foreign.length ? latin : foreign;
}

const positions = (word: string, letters: RegExp): number[] => [...word.matchAll(letters)].map(({ index }) => index);
