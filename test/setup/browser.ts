import type { TestProject } from "vitest/node";
import { chromiumPath, launchShared } from "../../apps/web/src/testing/chromium.ts";

/** Starts one browser for all files of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const shared = chromiumPath === undefined ? undefined : await launchShared();
	project.provide("chromium", shared?.wsEndpoint());
	return async () => shared?.close();
}
