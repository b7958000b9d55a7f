import type { Library } from "../shapes.ts";

export const sapRpt1Oss: Library = {
	key: "sap-rpt-1-oss",
	prettyLabel: "sap-rpt-1-oss",
	repoName: "sap-rpt-1-oss",
	repoUrl: "https://github.com/SAP-samples/sap-rpt-1-oss",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/SAP-samples/sap-rpt-1-oss",
		alsoNeeds: ["scikit-learn"],
	},
};
