/** Positions: boards, names of openings, and win rates. */
package org.gobang.api.position;
