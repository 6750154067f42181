/** The game at hand as one visitor sees it: the presentation's parts, put together. */
package org.gobang.ui.web.session;
