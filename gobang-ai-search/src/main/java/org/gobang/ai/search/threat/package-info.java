/**
 * What threats alone decide: at a look ({@link org.gobang.ai.search.threat.ForcedResult}), or by a
 * solver that tries nothing else ({@link org.gobang.ai.search.threat.ThreatSolver}).
 */
package org.gobang.ai.search.threat;
