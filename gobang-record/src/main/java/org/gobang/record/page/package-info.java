/**
 * HTML pages that need nothing else, as files or for a server: {@link
 * org.gobang.record.page.HtmlPage} joins the data, the texts and the scripts of a page with what
 * all pages have in common, such as the picture of a board.
 */
package org.gobang.record.page;
