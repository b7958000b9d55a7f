import type { ClusterOptions, OptionLabel, RawOptions } from "./options.ts";
import { SettingError } from "./settingError.ts";

type Credentials = Pick<ClusterOptions, "username" | "password" | "token">;

/** A user and a password, a token, or nothing. No message has their values. */
export function credentialsOf(raw: RawOptions, label: OptionLabel): Credentials {
	const username = text(raw, "username", label);
	const password = text(raw, "password", label);
	const token = text(raw, "token", label);
	if (token !== undefined) {
		const other = username !== undefined ? "username" : password !== undefined ? "password" : undefined;
		if (other === undefined) return { token: token.trim() };
		throw new SettingError("conflicting-settings", label("token"), { got: label(other) });
	}
	if (username === undefined && password === undefined) return {};
	if (username === undefined)
		throw new SettingError("missing-setting", label("password"), { expected: label("username") });
	if (password === undefined)
		throw new SettingError("missing-setting", label("username"), { expected: label("password") });
	return { username, password };
}

function text(raw: RawOptions, option: keyof Credentials, label: OptionLabel): string | undefined {
	const value = raw[option];
	if (value === undefined || typeof value === "string") return value;
	throw new SettingError("invalid-setting", label(option), { got: `a ${typeof value}`, expected: "a string" });
}

/** The value of the `authorization` header; undefined without credentials. */
export function authorizationOf({ username, password, token }: Credentials): string | undefined {
	if (token !== undefined) return `Bearer ${token}`;
	return username && `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}
