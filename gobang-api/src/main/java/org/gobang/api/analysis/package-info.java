/** Engine analysis: a player asked about a position outside any game. */
package org.gobang.api.analysis;
