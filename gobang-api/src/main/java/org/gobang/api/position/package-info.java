/** Positions: boards, names of openings, and win probabilities. */
package org.gobang.api.position;
