/**
 * @generated SignedSource<<6b490ec55bf676f77b82dd4c2111cc15>>
 * @relayHash 50250b14c7114ac7f28161dd8fd81882
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c396a71d4a3aa53214d104dc37f6dd52dd43a1a62809b54f4162f9a45fe96b40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c396a71d4a3aa53214d104dc37f6dd52dd43a1a62809b54f4162f9a45fe96b40",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
