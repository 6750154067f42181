/** Tournaments that a user chooses, starts, watches and resumes. */
package org.gobang.presentation.tournament;
