/**
 * A web server: addresses, limits, streams and forms. It is independent of games; {@link
 * org.gobang.http.Site} provides its content.
 */
package org.gobang.http;
