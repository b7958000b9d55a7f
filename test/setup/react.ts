/**
 * Tests use React as it is deployed: its development build records a stack for each element, which took more time than
 * the rendering. React chooses its build when it is first imported; what else reads NODE_ENV finds it unchanged.
 */
const { NODE_ENV } = process.env;
process.env["NODE_ENV"] = "production";
await Promise.all([
	import("react"),
	import("react/jsx-runtime"),
	import("react-dom"),
	import("react-dom/client"),
	import("react-dom/server"),
]);
process.env["NODE_ENV"] = NODE_ENV;
