/**
 * Games by positions, as user interfaces see them: which moves were played in a position, and how
 * those games ended.
 */
package org.gobang.api.explorer;
