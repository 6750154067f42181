/**
 * The web server: addresses, limits, streams and forms. It knows nothing of games; {@link
 * org.gobang.ui.web.http.Site} is what it serves.
 */
package org.gobang.ui.web.http;
