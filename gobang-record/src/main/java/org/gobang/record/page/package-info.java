/**
 * Self-contained HTML pages, as files or for a server: {@link org.gobang.record.page.HtmlPage}
 * joins the data, the texts and the scripts of a page with the shared parts of all pages, such as
 * the picture of a board.
 */
package org.gobang.record.page;
