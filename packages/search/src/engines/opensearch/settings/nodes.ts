import { shown } from "@vitrine/model/reading";
import type { OptionLabel } from "./options.ts";
import { SettingError } from "./settingError.ts";

const EXPECTED = "the URLs of the nodes, separated by commas, such as https://one:9200,https://two:9200";

/** The distinct URLs of the nodes, without a slash at the end. */
export function nodesOf(value: unknown, label: OptionLabel): readonly string[] {
	const urls = listOf(value).filter((url) => url !== "");
	if (urls.length === 0)
		throw new SettingError("invalid-setting", label("nodes"), { expected: EXPECTED, got: shown(value) });
	return [...new Set(urls.map((url) => nodeOf(url, label)))];
}

const listOf = (value: unknown): readonly unknown[] => {
	const list: readonly unknown[] = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
	return list.map((url) => (typeof url === "string" ? url.trim() : url));
};

function nodeOf(value: unknown, label: OptionLabel): string {
	const url = typeof value === "string" ? URL.parse(value) : null;
	if (url !== null && (url.username !== "" || url.password !== "")) {
		const expected = `${label("username")} and ${label("password")}`;
		throw new SettingError("password-in-url", label("nodes"), { expected, got: url.host });
	}
	if (url === null || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "")
		throw new SettingError("invalid-node", label("nodes"), { expected: EXPECTED, got: shown(value) });
	return url.href.replace(/\/$/, "");
}
