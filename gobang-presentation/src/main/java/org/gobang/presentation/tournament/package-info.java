/** Tournaments that a person chooses, starts, watches and resumes. */
package org.gobang.presentation.tournament;
