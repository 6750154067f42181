/**
 * Reviews of games: what each move was worth, its class, the better line, and the reason. {@link
 * org.gobang.api.analysis.Analyses#review} makes them.
 */
package org.gobang.api.review;
