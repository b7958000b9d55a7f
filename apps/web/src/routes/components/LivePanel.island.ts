export { LivePanel as default } from "./LivePanel.tsx";
