export default {
	title: "Docs of another project",
	url: "https://docs.example.org",
	baseUrl: "/",
	scripts: [{ src: process.env.VITRINE_SCRIPT, async: true }],
	presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: false }, blog: false, pages: false }]],
};
