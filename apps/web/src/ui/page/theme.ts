/**
 * Sets the chosen theme before the first paint, so that the page does not flash. The only inline script of the site; the
 * content security policy has its hash.
 */
export const THEME_SCRIPT =
	'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';
