/**
 * The web server: addresses, limits, streams and forms. Nothing in it is about games; {@link
 * org.gobang.http.Site} is what it serves.
 */
package org.gobang.http;
