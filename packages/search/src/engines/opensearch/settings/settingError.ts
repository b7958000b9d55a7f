/** `invalid`: the value is wrong; `conflict`: it excludes another setting; `incomplete`: it needs another setting. */
type SettingErrorCode = "invalid" | "conflict" | "incomplete";

interface SettingErrorDetails {
	/** The variable, flag or option as the user knows it. */
	readonly setting: string;
	/** What it is, without any secret: it completes the sentence “the setting is …”. */
	readonly got: string;
	/** What it should be: it completes the sentence “it should be …”. */
	readonly expected: string;
}

/** An invalid setting of OpenSearch. */
export class SettingError extends Error implements SettingErrorDetails {
	override readonly name = "SettingError";
	readonly code: SettingErrorCode;
	readonly setting: string;
	readonly got: string;
	readonly expected: string;

	constructor(code: SettingErrorCode, { setting, got, expected }: SettingErrorDetails) {
		super(`${setting} is ${got}: it should be ${expected}`);
		this.code = code;
		this.setting = setting;
		this.got = got;
		this.expected = expected;
	}
}
