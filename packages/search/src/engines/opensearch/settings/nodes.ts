import { shown } from "@vitrine/model/reading";
import type { OptionLabel } from "./options.ts";
import { SettingError } from "./settingError.ts";

const EXPECTED = "the URLs of all nodes, such as https://one:9200,https://two:9200";

/** The distinct URLs of the nodes, without a slash at the end. */
export function nodesOf(value: unknown, label: OptionLabel): readonly string[] {
	const urls = listOf(value).filter((url) => url !== "");
	if (urls.length === 0)
		throw new SettingError("invalid", { setting: label("nodes"), got: shown(value), expected: EXPECTED });
	return [...new Set(urls.map((url) => nodeOf(url, label)))];
}

const listOf = (value: unknown): readonly unknown[] => {
	const list: readonly unknown[] = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
	return list.map((url) => (typeof url === "string" ? url.trim() : url));
};

function nodeOf(value: unknown, label: OptionLabel): string {
	const setting = label("nodes");
	const url = typeof value === "string" ? URL.parse(value) : null;
	if (url !== null && (url.username !== "" || url.password !== ""))
		throw new SettingError("invalid", {
			setting,
			got: `${shown(url.host)} with a user or a password`,
			expected: `without them, which belong in ${label("username")} and ${label("password")}`,
		});
	if (url === null || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "")
		throw new SettingError("invalid", { setting, got: shown(value), expected: EXPECTED });
	return url.href.replace(/\/$/, "");
}
