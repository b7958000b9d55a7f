import type { CommandSpec } from "./spec.ts";

/** The commands of agents and other apps that use a server. */
export const AGENTS: Readonly<Record<string, CommandSpec>> = {
	hermes: {
		evidence: "documentation",
		version: ["hermes-agent", "2026-11-21"],
		source: "https://hermes-agent.nousresearch.com/docs",
		subcommandOptional: true,
		subcommands: { config: { subcommands: { set: { operands: [2, 2] } } } },
	},
	"open-webui": {
		evidence: "package",
		version: ["open-webui", "0.12.4"],
		source: "open_webui/__init__.py",
		subcommands: { serve: { options: { "--host": 1, "--port": 1 } } },
	},
	openclaw: {
		evidence: "package",
		version: ["openclaw", "2026.9.6"],
		source: "dist, docs/cli",
		subcommands: {
			agent: { subcommands: { exec: { operands: [1, 1] } } },
			onboard: {
				options: {
					"--non-interactive": 0,
					"--accept-risk": 0,
					"--skip-health": 0,
					"--auth-choice": 1,
					"--custom-base-url": 1,
					"--custom-model-id": 1,
					"--custom-api-key": 1,
					"--custom-compatibility": 1,
					"--secret-input-mode": 1,
				},
			},
		},
	},
	pi: {
		evidence: "package",
		version: ["@earendil-works/pi-coding-agent", "1.6.0"],
		source: "dist/cli/args.js",
		options: { "--provider": 1, "--model": 1 },
	},
};
