import { TaskError } from "@vitrine/catalogue";
import { InputError } from "@vitrine/inference";
import type { RecordCode } from "@vitrine/model";
import { QueryError } from "@vitrine/search";
import type { SettingErrorCode } from "@vitrine/search/opensearch/settings";

/** The exit codes of the process. */
export const [DONE, FAILED, MISUSED] = [0, 1, 2] as const;

type Exit = typeof FAILED | typeof MISUSED;

/** The exit code for an error; undefined for one that is a bug. */
export function exitOf(error: unknown): Exit | undefined {
	if (ALWAYS_MISUSED.some((kind) => error instanceof kind)) return MISUSED;
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (Object.hasOwn(MISUSES, code)) return MISUSED;
	return CODE.test(code) ? FAILED : undefined;
}

/** Codes are in kebab case. Those of Node (`ENOENT`) are not: such an error is a bug. */
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The codes of wrong calls. All other codes mean that the command failed. */
const MISUSES: Readonly<
	Record<"misuse" | "wrong-token" | "taken-token" | "unknown-token" | SettingErrorCode | RecordCode, true>
> = {
	misuse: true,
	"conflicting-settings": true,
	"missing-setting": true,
	"unused-setting": true,
	"invalid-setting": true,
	"invalid-node": true,
	"password-in-url": true,
	"unreadable-file": true,
	"no-certificate": true,
	"not-an-object": true,
	"no-id": true,
	"wrong-id": true,
	"empty-id": true,
	"lone-surrogate": true,
	"control-character": true,
	"too-long-id": true,
	"wrong-token": true,
	"taken-token": true,
	"unknown-token": true,
};

/** Errors of a wrong call, whatever their code. */
const ALWAYS_MISUSED = [QueryError, InputError, TaskError] as const;
