/**
 * @generated SignedSource<<90e251bf56c9205c9dfab59b2ca3efa5>>
 * @relayHash dd09cad1d30ca59a270cbcc20d22c42d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3b1fe05025a30bc34f415d6dd02a24863b338db1ac7bd8c07ee6c5df66312b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MilestonesScreenQuery } from './MilestonesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MilestonesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3b1fe05025a30bc34f415d6dd02a24863b338db1ac7bd8c07ee6c5df66312b4",
    "metadata": {},
    "name": "MilestonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
