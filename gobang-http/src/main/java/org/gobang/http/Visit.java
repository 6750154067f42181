package org.gobang.http;

import java.util.Locale;

/**
 * A visit of a page in a browser tab.
 *
 * @param id identifies the tab; chosen by the page, may be empty, and is the same in a duplicated
 *     tab
 * @param page distinguishes the page from a duplicate, and from the one before a reload; chosen by
 *     the page, may be empty
 * @param language the first language that the browser accepts
 * @param here whether the browser runs on the machine of the server and connects without a proxy
 */
public record Visit(String id, String page, Locale language, boolean here) {}
