package org.gobang.http;

import java.util.Locale;

/**
 * A tab of a browser that shows the page.
 *
 * @param id tells it from the other tabs; chosen by the page, may be empty, and is the same in a
 *     tab that was duplicated
 * @param page tells the page in it from that of a duplicate, and from the one before a reload;
 *     chosen by the page, may be empty
 * @param language the first language that the browser accepts
 * @param here whether the browser runs on the machine of the server, and no proxy is between them
 */
public record Visit(String id, String page, Locale language, boolean here) {}
