import type { ClusterOptions, OptionLabel, RawOptions } from "./options.ts";
import { SettingError } from "./settingError.ts";

type Credentials = Pick<ClusterOptions, "username" | "password" | "token">;

/** A user and a password, a token, or nothing. No message has their values. */
export function credentialsOf(raw: RawOptions, label: OptionLabel): Credentials {
	const username = text(raw, "username", label);
	const password = text(raw, "password", label);
	const token = text(raw, "token", label);
	if (token !== undefined) return withoutUser(token.trim(), { username, password }, label);
	if (username === undefined && password === undefined) return {};
	if (username !== undefined && password !== undefined) return { username, password };
	const [setting, missing] =
		username === undefined ? (["password", "username"] as const) : (["username", "password"] as const);
	throw new SettingError("incomplete", {
		setting: label(setting),
		got: `set without ${label(missing)}`,
		expected: "set together with it",
	});
}

function withoutUser(
	token: string,
	{ username, password }: { readonly username: string | undefined; readonly password: string | undefined },
	label: OptionLabel,
): Credentials {
	if (username === undefined && password === undefined) return { token };
	throw new SettingError("conflict", {
		setting: label("token"),
		got: `set together with ${label(username === undefined ? "password" : "username")}`,
		expected: "set alone",
	});
}

function text(raw: RawOptions, option: "username" | "password" | "token", label: OptionLabel): string | undefined {
	const value = raw[option];
	if (value === undefined || typeof value === "string") return value;
	throw new SettingError("invalid", { setting: label(option), got: `a ${typeof value}`, expected: "a text" });
}

/** The value of the `authorization` header; undefined without credentials. */
export function authorizationOf({ username, password, token }: Credentials): string | undefined {
	if (token !== undefined) return `Bearer ${token}`;
	return username && `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}
