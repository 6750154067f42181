/** Analysis of positions and games by engines, outside any game in progress. */
package org.gobang.api.analysis;
