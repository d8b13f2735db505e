/**
 * @generated SignedSource<<0ffb89e53e956c893ebe907e090ee757>>
 * @relayHash c6004180ff92bad0eaa92829f11cbccc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00cf1b3818155dfac45af4b7673ba9da7324073ce43b694ed1a493056f02bb74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MilestonesScreenQuery } from './MilestonesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MilestonesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00cf1b3818155dfac45af4b7673ba9da7324073ce43b694ed1a493056f02bb74",
    "metadata": {},
    "name": "MilestonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
