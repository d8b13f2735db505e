/**
 * @generated SignedSource<<b5d306bc6fd4e1336606c9fc3ca6bf6e>>
 * @relayHash 90b7933d0968f45dd6edbff370f13581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6af5c23a5ea7aede32eac63bf0ce548b27009d675d83b5562ce45df894e6d46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SplitsScreenQuery } from './SplitsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SplitsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6af5c23a5ea7aede32eac63bf0ce548b27009d675d83b5562ce45df894e6d46",
    "metadata": {},
    "name": "SplitsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
