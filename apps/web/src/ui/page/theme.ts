/**
 * Sets the chosen theme before the first paint, so that the page does not flash, and marks that the browser keeps a machine or models, so
 * that room for them is left. The only inline script of the site; the content security policy has its hash.
 */
export const THEME_SCRIPT =
	'try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem("theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("machine"))d.mine="";if(s.getItem("recent")||s.getItem("saved"))d.kept=""}catch{}';
