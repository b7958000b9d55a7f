export default {
	title: "Docs of another project",
	head: [["script", { src: process.env.VITRINE_SCRIPT, async: "" }]],
	vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "vitrine-snippet" } } },
};
