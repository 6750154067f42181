/** The key that coordinator and workers share. */
package org.gobang.cluster.key;
