/**
 * Problems of tactics: those that come with the application, those from the user's own games, when
 * each is due again, and which one is next.
 */
package org.gobang.study.problem;
