/** The target of a `Link` header with `rel="next"`; undefined if there is none. */
export function nextLink(header: string | null): string | undefined {
	for (const [, target, parameters] of (header ?? "").matchAll(/<([^>]*)>([^<]*)/g))
		if (/;\s*rel\s*=\s*("([^"]*\s)?next(\s[^"]*)?"|next\b)/i.test(parameters ?? "")) return target;
	return undefined;
}
